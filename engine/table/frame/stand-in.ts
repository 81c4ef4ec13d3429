/**
 * Lets a number be counted in an animation without touching what React writes: a copy stands in for the element until it is
 * dismissed. Changing React's own text would be undone, or left behind, at the wrong moment.
 */
export function standIn(
  element: HTMLElement | SVGElement,
  words: string,
): { write(words: string): void; dismiss(): void } {
  const copy = element.cloneNode() as HTMLElement | SVGElement
  copy.setAttribute('data-stand-in', '')
  copy.textContent = words
  element.style.display = 'none'
  element.after(copy)
  return {
    write(next) {
      copy.textContent = next
    },
    dismiss() {
      copy.remove()
      element.style.display = ''
    },
  }
}
