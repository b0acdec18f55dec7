/** Plays a video of the mall in the app's own player; false where there is no app, or one from before 4.1.0, so that the page plays it. */
export type PlayInApp = (video: { vid: string; title: string }) => Promise<boolean>
