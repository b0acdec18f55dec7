/** Sends JSON without waiting for it on any page's account. Resolves with whether it arrived, or was taken over by the browser for sending. */
export type Beacon = (url: string, json: string, options: { leaving: boolean }) => Promise<'taken' | 'refused' | 'lost'>
