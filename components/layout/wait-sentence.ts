/** How long somebody has to wait after too many tries. */
export function waitSentence(seconds: number): string {
  const time = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many tries that did not fit. Try again in ${time[0]} ${time[1]}${time[0] === 1 ? '' : 's'}.`
}
