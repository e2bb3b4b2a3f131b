// Which overlay is open: the settings, or the help with one card. Each is loaded when it is first opened.

class Overlays {
  settings = $state(false)
  help: { card: string | null; edition: string | null } | null = $state.raw(null)

  /** Open the help, at a card if one is named. */
  showHelp(card: string | null = null, edition: string | null = null): void {
    this.help = { card, edition }
  }
}

export const overlays = new Overlays()
