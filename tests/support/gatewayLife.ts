import fc from 'fast-check'
import { fileEnds, testBegins, testEnds } from './gateway'
import { logAsInTests } from './heardLog'
import { SEED } from './seed'

// Input that differs from run to run would turn a change red that has no part in it.
fc.configureGlobal({ seed: SEED })

beforeEach(logAsInTests)
beforeEach(testBegins)
afterEach(testEnds)
afterAll(fileEnds)
