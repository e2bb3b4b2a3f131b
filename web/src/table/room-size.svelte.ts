/** The size of the room that an element stands in, for what a container query cannot decide. */
export class RoomSize {
  width = $state(innerWidth)
  height = $state(innerHeight)
  /** The look of a phone: as `@container room (width < 700px) or (height < 500px)`. */
  readonly compact = $derived(this.width < 700 || this.height < 500)

  /** An attachment for any element of the room. */
  readonly measure = (element: Element): (() => void) | undefined => {
    const room = element.closest('.room')
    if (!room) return undefined
    const observer = new ResizeObserver(() => {
      if (room.clientWidth) [this.width, this.height] = [room.clientWidth, room.clientHeight]
    })
    observer.observe(room)
    return () => observer.disconnect()
  }
}
