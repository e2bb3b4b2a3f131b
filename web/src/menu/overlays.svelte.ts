// Which overlay is open: the settings, or the help with one card. Each is loaded when it is first opened.

interface Help {
  card: string | null
  edition: string | null
  keys: boolean // the keyboard comes first
}

class Overlays {
  settings = $state(false)
  help: Help | null = $state.raw(null)
  edition: string | null = $state(null) // of the page that is open

  /** Open the help, at a card if one is named. */
  showHelp(card: string | null = null, edition: string | null = null, keys = false): void {
    this.help = { card, edition, keys }
  }
}

export const overlays = new Overlays()
