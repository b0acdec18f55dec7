/** The bank's page inside a web-view: a form on the web, which DevTools' client cannot touch. So it is read and sent as the web-view would. */
export class BankVisit {
  private readonly address: string

  constructor(address: string) {
    this.address = address
  }

  private read = async () => (await fetch(this.address)).text()

  async shows(words: string | RegExp): Promise<boolean> {
    const text = (await this.read()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    return words instanceof RegExp ? words.test(text) : text.includes(words)
  }

  /** Presses the button that says so. What the bank answers is the shop's H5 address, which the mini-program's shopper leaves by WeChat's arrow. */
  async press(words: string | RegExp): Promise<boolean> {
    const page = await this.read()
    const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
    const buttons = [...page.matchAll(/<button[^>]*name="(\w+)" value="(\w+)"[^>]*>([^<]*)</g)]
    const pressed = buttons.find(([, , , text = '']) => (words instanceof RegExp ? words.test(text) : text.includes(words)))
    if (action === undefined || !pressed) return false
    const [, name = '', value = ''] = pressed
    const body = new URLSearchParams({ [name]: value, delivery: 'once' })
    const answer = await fetch(new URL(action, this.address), { method: 'POST', body, redirect: 'manual' })
    if (answer.status >= 400) throw new Error(`The bank answered ${answer.status}`)
    return true
  }
}
