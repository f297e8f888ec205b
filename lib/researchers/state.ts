/** Where a researcher's orders stand, in the order in which they get there. */
export const workStages = [
  'offer_out',
  'to_start',
  'at_work',
  'question_waits',
  'delivered',
  'changes_asked',
  'done',
] as const
export type WorkStage = (typeof workStages)[number]

/** The stages at which there is something to do: together they can be listed, too. */
export const toDoStages = ['to_start', 'at_work', 'question_waits', 'changes_asked'] as const satisfies WorkStage[]
export const listedStages = ['to_do', ...workStages] as const
export type ListedStage = (typeof listedStages)[number]

/** There the next date is what matters: these come with the soonest first, the others with the newest. */
export const isDated = (stage: ListedStage) => stage === 'to_do' || toDoStages.some((one) => one === stage)
