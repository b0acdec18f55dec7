import { fileEnds, testBegins, testEnds } from './gateway'
import { logAsInTests } from './heardLog'
import { leaveStatements, recordedTestBegins, recordedTestEnds } from './recordedStatements'

beforeEach(logAsInTests)
beforeEach(testBegins)
beforeEach(recordedTestBegins)
afterEach(testEnds)
afterEach(recordedTestEnds)
afterAll(fileEnds)
afterAll(leaveStatements)
