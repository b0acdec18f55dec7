import { closeEngine } from '../harness/openBuild'
import { openFixture, type Fixture } from '../harness/openFixture'

/** The engine's small mini-program, opened anew for each test of a file. */
export function useFixture(url?: string): () => Fixture {
  let fixture: Fixture | undefined
  beforeEach(async () => {
    fixture = await openFixture(url)
  })
  afterEach(() => fixture?.close())
  afterAll(closeEngine)
  return () => {
    if (!fixture) throw new Error('the fixture is open only within a test')
    return fixture
  }
}
