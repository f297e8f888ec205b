import { vi } from 'vitest'

// Files follow each other in one process, which spares loading the packages anew. Our own modules are loaded anew, the
// clock is the real one, and the environment is as it was, so no file finds what another has left.
const first = process as NodeJS.Process & { callslipEnvironment?: NodeJS.ProcessEnv }
first.callslipEnvironment ??= { ...process.env }
process.env = { ...first.callslipEnvironment }
vi.useRealTimers()
vi.restoreAllMocks()
vi.resetModules()
