const TOKEN = 'kV3xQ9-aB_fG7hJ2mN5pRwkV3xQ9-aB_fG7hJ2mN5pR'

/** The page is loaded at an address, on a device where a member is logged in. */
async function load(address: string) {
  history.replaceState(null, '', address)
  const member = { token: 'a-token-of-the-operator', userId: 'm1', nickname: '程路', phoneNum: '138****0000' }
  localStorage.setItem('qinghe.session', JSON.stringify({ data: member }))
  jest.resetModules()
  const [{ storage }, { useSession }, { withHeaders }, { useElder }] = await Promise.all([
    import('../storage'),
    import('../session'),
    import('@/api/interceptors'),
    import('@/ui/text/elder'),
  ])
  const sent = async () => {
    let headers: Record<string, string> = {}
    const next = (wire: { headers: Record<string, string> }) => {
      headers = wire.headers
      return Promise.resolve({ status: 200, data: {} })
    }
    await withHeaders({ headers: [] } as never, next)({ url: '/api', method: 'GET', timeout: 1, headers: {} })
    return headers
  }
  return { storage, useSession, useElder, sent }
}

describe('a preview', () => {
  afterEach(() => {
    localStorage.clear()
    history.replaceState(null, '', '/')
  })

  it('asks with its token and for nobody, and neither reads nor writes what this browser keeps', async () => {
    const { storage, useSession, sent } = await load(`/?previewToken=${TOKEN}`)
    const before = JSON.stringify(localStorage)
    expect(useSession.getState().member).toBeUndefined()
    storage.write('searched', ['口罩'])
    useSession.getState().end()
    expect(storage.read('searched')).toEqual(['口罩'])
    storage.clear()
    expect(storage.read('searched')).toBeUndefined()
    expect(JSON.stringify(localStorage)).toBe(before)
    const headers = await sent()
    expect(headers['X-Preview']).toBe(TOKEN)
    expect(headers).not.toHaveProperty('Authorization')
  })

  it('is in the elder version where its address says so, and leaves the browser’s own alone', async () => {
    const { useElder } = await load(`/?previewToken=${TOKEN}&previewLook=elder`)
    expect(useElder.getState().elder).toBe(true)
    useElder.getState().setElder(false)
    expect([localStorage.getItem('qinghe.elder'), document.cookie]).toEqual([null, ''])
    expect((await load(`/?previewToken=${TOKEN}`)).useElder.getState().elder).toBe(false)
  })

  it.each(['/', '/?previewToken=', '/?previewLook=elder', '/search?keyword=previewToken'])('is not what %s opens', async (address) => {
    const { useSession, useElder, sent } = await load(address)
    expect(useSession.getState().member?.userId).toBe('m1')
    expect(useElder.getState().elder).toBe(false)
    expect(await sent()).not.toHaveProperty('X-Preview')
  })
})
