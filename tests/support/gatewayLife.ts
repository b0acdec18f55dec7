import { fileEnds, testBegins, testEnds } from './gateway'

beforeEach(testBegins)
afterEach(testEnds)
afterAll(fileEnds)
