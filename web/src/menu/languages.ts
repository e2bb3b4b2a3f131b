// The locales by their own names, and switching between them.
import { settings } from '../state/settings.svelte'
import { words, type Locale } from '../state/words.svelte'

export const LANGUAGES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português',
  de: 'Deutsch',
}

/** Switch to a locale, and remember it on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  settings.set({ language: locale })
  await words.setLocale(locale)
}
