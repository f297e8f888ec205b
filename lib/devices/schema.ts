import { z } from 'zod'
import { deviceStates } from '#lib/devices/state.ts'
import { instant } from '#lib/text.ts'

export const deviceSignInView = z
  .object({
    userCode: z.string(),
    name: z.string().meta({ description: 'What the program says that it is' }),
    network: z.string().optional().meta({ description: 'From which it asks' }),
    agent: z.string().optional(),
    scopes: z.array(z.string()),
    state: z.enum(deviceStates),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'DeviceSignIn' })
export type DeviceSignInView = z.output<typeof deviceSignInView>
