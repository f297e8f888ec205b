export const catalogue = {
  upToFilesCanBe: 'Up to {most} files can be attached. Remove one to attach another.',
  attached: 'Attached',
  attachFiles: 'Attach files',
  attachMoreFiles: 'Attach more files',
  remove: 'Remove {name}',
  attachedFiles: 'Attached files',
  lookAt: 'Look at {name}',
  download: 'Download {name}',
  aFileIsStillOn: 'A file is still on its way. Wait until it has arrived, or remove it.',
  attachTheseAgain: 'Attach these files again',
  filesAreKeptForADay: 'What isn’t sent within a day is not kept: {names}.',
} as const
