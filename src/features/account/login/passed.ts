/** What the pages of the login flow pass on to each other. */
export type Passed = { backurl?: string; preLogin?: string }

/** Of a page's parameters what the next page of the login flow gets. */
export const passedOf = ({ backurl, preLogin }: { backurl?: string | undefined; preLogin?: string | undefined }): Passed => ({
  ...(backurl !== undefined && { backurl }),
  ...(preLogin !== undefined && { preLogin }),
})
