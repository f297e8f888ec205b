// What somebody typed and nobody has yet. In the tab's own storage: a reload or a crash doesn't lose it, and closing the
// tab takes it away from a shared computer.
const prefix = 'kept:'
const owner = 'owner'

export function keepText(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {
    // Storage may be forbidden or full; the text then lasts as long as the page.
  }
}

/** For whoever signs out: the next at this tab may be somebody else. */
export function forgetTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept.
  }
}

/** What is kept from here on is this person's; of what another one left in this tab nothing is theirs. A visitor's own comes along. */
export function keepTextsOf(personId: string): void {
  const before = keptText(owner)
  if (before !== '' && before !== personId) forgetTexts()
  keepText(owner, personId)
}

export function keptText(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? ''
  } catch {
    return ''
  }
}
