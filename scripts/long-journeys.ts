/** The browser tests that `npm test` leaves to `npm run test:long`: those with the tag `@long`. */
import { buildOfScreens, runBrowserTests } from './browser-tests.ts'
import { runStep } from './steps.ts'

process.env.MANY_ROUNDS = '1'
process.exitCode = (await runStep(buildOfScreens)) && (await runBrowserTests()).failed === 0 ? 0 : 1
