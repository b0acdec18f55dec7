import './fixedSeed'
import { fileEnds, testBegins, testEnds } from './gateway'
import { logAsInTests } from './heardLog'

beforeEach(logAsInTests)
beforeEach(testBegins)
afterEach(testEnds)
afterAll(fileEnds)
