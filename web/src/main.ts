import { mount } from 'svelte'
import './css/fonts.css'
import './css/tokens.css'
import './css/families.css'
import './css/base.css'
import './css/controls.css'
import './css/notice.css'
import './css/card.css'
import App from './app/App.svelte'
import { routeOf } from './app/routes'
import { firstPaint } from './state/first-paint.svelte'
import { preferredLocale, words } from './state/words.svelte'

// Load the page and its catalogues at the same time.
const route = routeOf(location.pathname)
void Promise.resolve(route.load()).catch(() => undefined) // the app loads it again and reports a failure
await words.setLocale(preferredLocale(), ...route.catalogues)
const target = document.getElementById('app')
if (target) mount(App, { target })
firstPaint.schedule()
