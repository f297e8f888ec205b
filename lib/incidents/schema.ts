import { z } from 'zod'
import { components, incidentStates } from '#lib/incidents/state.ts'
import { instant, moment, text } from '#lib/text.ts'

const state = z.enum(incidentStates)
const words = text(4000).meta({ description: 'Everybody reads it' })

export const openIncidentInput = z
  .object({
    component: z.enum(components),
    title: text(120).meta({ description: 'Everybody reads it' }),
    state: state.exclude(['resolved']),
    text: words,
    startedAt: moment.optional().meta({ description: 'Now, where absent' }),
  })
  .meta({
    id: 'OpenIncident',
    example: {
      component: 'webhooks',
      title: 'Webhooks arrive late',
      state: 'investigating',
      text: 'Since 9:20 UTC webhooks take up to ten minutes. None are lost.',
    },
  })
export type OpenIncidentInput = z.output<typeof openIncidentInput>

export const updateIncidentInput = z
  .object({ state: state.optional().meta({ description: 'As it is, where absent' }), text: words })
  .meta({ id: 'UpdateIncident', example: { state: 'resolved', text: 'All of them have arrived.' } })
export type UpdateIncidentInput = z.output<typeof updateIncidentInput>

export const incidentView = z
  .object({
    id: z.string(),
    component: z.enum(components),
    title: z.string(),
    state,
    startedAt: instant,
    resolvedAt: instant.optional(),
    updates: z
      .array(z.object({ id: z.string(), state, text: z.string(), at: instant }))
      .meta({ description: 'Newest first' }),
  })
  .meta({ id: 'Incident' })
export type IncidentView = z.output<typeof incidentView>
