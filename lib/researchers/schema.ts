import { z } from 'zod'
import { archiveView } from '#lib/archives/schema.ts'
import { newsView } from '#lib/changes/schema.ts'
import { countryISOA3 } from '#lib/countries.ts'
import { askedMembers, orderStatus, workMembers } from '#lib/orders/schema.ts'
import { offerView, researcherRecord } from '#lib/offers/schema.ts'
import { accountFacts } from '#lib/payments/schema.ts'
import { shareView } from '#lib/researchers/share-schema.ts'
import { listedStages } from '#lib/researchers/state.ts'
import { calendarDate, instant, nameSort, text } from '#lib/text.ts'
import { calledName } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const isLanguage = (code: string) => /^[a-z]{2}$/.test(code) && languages.of(code) !== undefined

export const accountStates = ['pending', 'active', 'restricted'] as const
/** `refused`: an application that may be made again. `suspended`: one who worked here and may not for the time being. */
export const researcherStatuses = ['pending', 'approved', 'refused', 'suspended'] as const
export type ResearcherStatus = (typeof researcherStatuses)[number]

/** An order as a researcher sees it: what is asked, never who pays. */
export const researchOrderView = z
  .object({
    id: z.string(),
    status: orderStatus,
    ...askedMembers,
    ...workMembers,
    completedAt: instant.optional(),
    feeBps: z.int().meta({ description: 'The fee on top of an offer, in hundredths of a percent' }),
    mine: z.boolean().meta({ description: "Whether this researcher's offer is the selected one" }),
    myOffer: offerView.optional(),
    offerCount: z.int(),
    because: z
      .array(z.enum(['archive', 'country']))
      .optional()
      .meta({ description: 'What of your profile it fits; on the board' }),
    distance: z
      .object({ km: z.int(), from: z.string() })
      .optional()
      .meta({ description: 'From the nearest archive of your profile, up to 500 km in a straight line; on the board' }),
    hidden: z.boolean().optional().meta({ description: 'You took it from your board' }),
    changed: newsView.optional(),
    share: shareView
      .optional()
      .meta({ description: 'Of an order that is yours and paid by card: your part of the money' }),
    unpaid: z
      .boolean()
      .optional()
      .meta({ description: 'You worked on it, and the hold on the customer’s card ran out before it was charged' }),
  })
  .meta({ id: 'ResearchOrder' })
export type ResearchOrderView = z.output<typeof researchOrderView>

export const languageCode = text(20)
  .transform((code) => code.toLowerCase())
  .refine(isLanguage, 'must be an ISO 639-1 code such as fr')
  .meta({ description: 'ISO 639-1 language code, in any case', example: 'fr' })

const boardSorts = ['newest', 'price', 'distance'] as const
export const listResearchOrdersQuery = z.object({
  status: orderStatus.optional(),
  mine: z.enum(['true', 'false']).optional().meta({ description: 'With an offer of yours, or without one' }),
  stage: z.enum(listedStages).optional().meta({
    description:
      'Of your own work, the soonest due first where a date matters; of the other filters `q` alone counts then',
  }),
  fits: z.enum(['true'], 'must be true').optional().meta({ description: 'In a country or an archive of your profile' }),
  hidden: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Those that you took from your board, or the others' }),
  sort: z.enum(boardSorts).optional().meta({
    description:
      '`price`: by the price that the customer has fixed, within each currency; others have none. `distance`: nearest first, up to 500 km from an archive of your profile',
  }),
  q: text(200)
    .optional()
    .meta({ description: 'Words, or their beginnings, in what the order says; its number or its id' }),
  archive: text(200).optional().meta({ description: "Part of the archive's name" }),
  country: countryISOA3.optional(),
  language: languageCode.optional().meta({ description: 'In countries where this is the language of most' }),
})
export type ListResearchOrdersQuery = z.output<typeof listResearchOrdersQuery>

export const startedView = z
  .object({ id: z.string(), status: z.literal('in_progress') })
  .meta({ id: 'StartedOrder', example: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'in_progress' } })

export const deliverInput = z
  .object({
    outcome: z.enum(['found', 'partial', 'not_found'], refusal('outcome')),
    report: text(20_500).optional().meta({ description: 'The search report: what was searched and what was seen' }),
  })
  .meta({ id: 'Deliver', example: { outcome: 'found', report: 'Register 1892, page 41, entry 7.' } })
export type DeliverInput = z.output<typeof deliverInput>
export const deliveredView = z
  .object({ id: z.string(), status: z.literal('delivered') })
  .meta({ id: 'DeliveredOrder', example: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'delivered' } })

export const reviseDateInput = z.object({ estimatedCompletionDate: calendarDate, reason: text(1000) }).meta({
  id: 'ReviseDate',
  example: { estimatedCompletionDate: '2026-12-08', reason: 'The reading room is closed this week.' },
})

export const researcherView = z
  .object({
    id: z.string(),
    name: z.string(),
    status: z.enum(researcherStatuses),
    robot: z.boolean(),
    languages: z.array(z.string()),
    countries: z.array(z.string()),
    account: z
      .object({ id: z.string(), state: z.enum(accountStates), requirementsDue: z.array(z.string()), ...accountFacts })
      .optional(),
    createdAt: instant,
  })
  .meta({ id: 'Researcher' })
export type ResearcherView = z.output<typeof researcherView>

/** An archive of the directory, as far as it is needed to know it by. */
export const namedArchive = archiveView.pick({ id: true, name: true, city: true, countryISOA3: true })
const archivesOf = {
  archives: z.array(z.string()),
  knownArchives: z
    .array(namedArchive)
    .meta({ description: 'Those of `archives` that are ids of the directory, with their names' }),
}

/** What an application says of somebody. */
export const applicantView = researcherView
  .extend({ bio: z.string().optional(), ...archivesOf })
  .meta({ id: 'Applicant' })
export type ApplicantView = z.output<typeof applicantView>

/** What the operator sees besides. */
export const researcherFileView = applicantView
  .extend({
    decisionReason: z.string().optional().meta({ description: 'What they were told with a refusal or a suspension' }),
    email: z.string().optional(),
    record: researcherRecord,
    offers: z.int().meta({ description: 'Offers made in this environment' }),
    atWork: z.int().meta({ description: 'Orders in hand, from the selection of the offer to delivery' }),
    givenBack: z.int().meta({ description: 'Orders of this environment that they were chosen for and gave back' }),
  })
  .meta({ id: 'ResearcherFile' })
export type ResearcherFileView = z.output<typeof researcherFileView>

export const findResearchersQuery = z.object({
  q: text(200)
    .optional()
    .meta({ description: 'A part of the name or e-mail address, an id, a country or a language by its code' }),
  status: z.enum(researcherStatuses).optional(),
  country: countryISOA3.optional().meta({ description: 'They serve it' }),
  language: languageCode.optional().meta({ description: 'They speak it' }),
  sort: nameSort.optional(),
})
export type FindResearchersQuery = z.output<typeof findResearchersQuery>

export const updateResearcherInput = z
  .object({
    status: z.enum(researcherStatuses),
    reason: text(1000).optional().meta({ description: 'They read it with a refusal or a suspension' }),
  })
  .meta({ id: 'UpdateResearcher', example: { status: 'approved' } })

const unique = <T>(values: T[]) => [...new Set(values)]
const several = <T extends z.ZodType>(one: T, most: number, code: 'mostLanguages' | 'mostCountries' | 'mostArchives') =>
  z.array(one).max(most, refusal(code, { most }))
const profileFields = z.object({
  name: calledName.meta({ description: 'What customers see beside your offers' }),
  bio: text(1000).optional(),
  languages: several(languageCode, 20, 'mostLanguages').min(1, refusal('languages')).transform(unique),
  countries: several(countryISOA3, 60, 'mostCountries').transform(unique),
  archives: several(text(200), 100, 'mostArchives')
    .transform(unique)
    .meta({ description: 'Archives that you go to: ids of the directory, or names as an order would write them' }),
})
const somewhere = (profile: { countries?: unknown[] | undefined; archives?: unknown[] | undefined }) =>
  profile.countries?.length !== 0 || profile.archives?.length !== 0
const exampleProfile = {
  name: 'Camille Laurent',
  bio: 'Notarial records of Paris since 2009.',
  languages: ['fr', 'en'],
  countries: ['FRA'],
  archives: ['Archives de Paris'],
}

export const applyInput = profileFields
  .refine(somewhere, { path: ['countries'], error: refusal('somewhere') })
  .meta({ id: 'ApplyAsResearcher', example: exampleProfile })
export type ApplyInput = z.output<typeof applyInput>
export const updateProfileInput = profileFields
  .partial()
  .extend({
    bio: z
      .union([text(1000), z.literal('')])
      .optional()
      .meta({ description: 'Empty takes it away' }),
    alerts: z.boolean().optional().meta({ description: 'Mail about new orders that fit, at most one an hour' }),
  })
  .meta({ id: 'UpdateResearchProfile', example: { alerts: false, countries: ['FRA', 'BEL'] } })
export type UpdateProfileInput = z.output<typeof updateProfileInput>

export const researchProfileView = z
  .object({
    status: z
      .enum(['none', ...researcherStatuses])
      .meta({ description: '`none`: never applied. `refused`: may apply again' }),
    reason: z.string().optional().meta({ description: 'What the operator wrote with a refusal or a suspension' }),
    profile: z
      .object({
        id: z.string(),
        name: z.string(),
        bio: z.string().optional(),
        languages: z.array(z.string()),
        countries: z.array(z.string()),
        ...archivesOf,
        alerts: z.boolean(),
        createdAt: instant,
        account: z
          .object({
            state: z.enum(accountStates),
            missing: z.array(z.string()).meta({ description: 'What the provider still wants, in words' }),
            ...accountFacts,
            dashboard: z.boolean().meta({ description: 'Whether there is a dashboard at the provider to go to' }),
          })
          .optional(),
      })
      .optional(),
  })
  .meta({
    id: 'ResearchProfile',
    example: {
      status: 'approved',
      profile: {
        id: 'res_01k9z3v7e8f6q9w2x4y5z6a7b8',
        ...exampleProfile,
        knownArchives: [],
        alerts: true,
        createdAt: '2026-03-02T09:30:00.000Z',
        account: { state: 'active', missing: [], countryISOA3: 'FRA', dashboard: true },
      },
    },
  })
export type ResearchProfileView = z.output<typeof researchProfileView>
