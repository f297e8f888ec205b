/** A second file of the same name becomes "name (2).pdf"; upper case and lower are the same to many systems. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let free = name
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${end}`
    taken.add(free.toLowerCase())
    return free
  })
}
