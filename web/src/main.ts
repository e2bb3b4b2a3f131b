import { mount } from 'svelte'
import App from './app/App.svelte'
import { wished, words } from './state/words.svelte'
import './css/fonts.css'
import './css/tokens.css'
import './css/families.css'
import './css/base.css'
import './css/parts.css'
import './css/card.css'

await words.speak(wished(), 'app')
const target = document.getElementById('app')
if (target) mount(App, { target })
