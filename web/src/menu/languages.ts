// The languages by their own names, and speaking another one.
import { settings } from '../state/settings.svelte'
import { words, type Locale } from '../state/words.svelte'

export const LANGUAGES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português',
  de: 'Deutsch',
}

/** Speak a language from now on, on this device. */
export async function speak(locale: Locale): Promise<void> {
  settings.set({ language: locale })
  await words.speak(locale)
}
