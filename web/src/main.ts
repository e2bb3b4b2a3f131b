import { mount } from 'svelte'
import App from './app/App.svelte'
import { wished, words } from './state/words.svelte'
import './css/base.css'

await words.speak(wished(), 'app')
const target = document.getElementById('app')
if (target) mount(App, { target })
