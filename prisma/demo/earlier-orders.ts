import type { Asked } from '#prisma/demo/demo-order.ts'
import { paris } from '#prisma/demo/places.ts'
import { ago, type Story } from '#prisma/demo/play-stories.ts'

/** An order of one archive without incidents: what such orders cost, and how long they take, is read from these. */
const earlier = (
  days: number,
  amount: number,
  asked: Pick<Asked, 'documentType' | 'personsOfInterest' | 'externalOrderRef'>,
): Story => [
  [ago(days, 8, 12), (order) => order.place({ ...paris, folder: 'Moreau', ...asked })],
  [ago(days, 9, 40), (order) => order.open()],
  [
    ago(days, 15, 5),
    (order) =>
      order.offer({
        by: 'camille',
        amount,
        inDays: 12,
        message: 'I am at the reading room every Tuesday and Thursday, and will send a scan in 300 dpi.',
      }),
  ],
  [ago(days - 1, 7, 30), (order) => order.select('camille')],
  [ago(days - 1, 7, 34), (order) => order.pay()],
  [ago(days - 3, 9), (order) => order.start()],
  [
    ago(days - 7 - (days % 4), 16, 20),
    (order) =>
      order.deliver({
        outcome: 'found',
        report: 'Found in the register of the year, with its margin notes. The scan shows the whole page.',
        scans: [[`${asked.documentType}.jpg`, asked.documentType === 'Death record' ? 'deaths' : 'births']],
      }),
  ],
  [ago(days - 12, 18), (order) => order.accept()],
  [ago(days - 13, 12), (order) => order.review([5, 'Legible, and the margin notes are transcribed in the report.'])],
  [ago(days - 19, 18, 1), (order) => order.openReviews()],
]

export const earlierOrders: readonly Story[] = [
  earlier(78, 34, {
    documentType: 'Birth record',
    personsOfInterest: [{ firstname: 'Louis', lastname: 'Moreau', birthDate: '1866' }],
    externalOrderRef: 'MOREAU-1866',
  }),
  earlier(73, 38, {
    documentType: 'Birth record',
    personsOfInterest: [{ firstname: 'Marthe', lastname: 'Moreau', birthDate: '1895' }],
    externalOrderRef: 'MOREAU-1895',
  }),
  earlier(66, 36, {
    documentType: 'Death record',
    personsOfInterest: [{ firstname: 'Louis', lastname: 'Moreau', deathDate: '1931' }],
    externalOrderRef: 'MOREAU-1931',
  }),
  earlier(59, 42, {
    documentType: 'Birth record',
    personsOfInterest: [{ firstname: 'Claire', lastname: 'Petit', birthDate: '1868' }],
    externalOrderRef: 'MOREAU-1868',
  }),
]
