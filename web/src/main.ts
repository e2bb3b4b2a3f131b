import { mount } from 'svelte'
import App from './app/App.svelte'
import { pageOf } from './app/pages'
import { painted } from './state/painted.svelte'
import { wished, words } from './state/words.svelte'
import './css/fonts.css'
import './css/tokens.css'
import './css/families.css'
import './css/base.css'
import './css/parts.css'
import './css/card.css'

// The page and its words come at the same time, not one after the other.
const page = pageOf(location.pathname)
void Promise.resolve(page.load()).catch(() => undefined) // the app asks again, and tells if it fails
await words.speak(wished(), ...page.words)
const target = document.getElementById('app')
if (target) mount(App, { target })
painted.soon()
