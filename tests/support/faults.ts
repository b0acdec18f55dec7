import axe from 'axe-core'

/** jsdom draws no colours, and a page of the counter stands without its frame here, whose landmarks hold it. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }

/** What axe finds on the page. The shop in its frame is looked at by itself. */
export const faults = async () => (await axe.run(document.body, { rules, iframes: false })).violations
