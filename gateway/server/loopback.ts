/** Whether a host's name can mean this machine only: `localhost`, 127.0.0.0/8 or ::1, the last also in brackets. */
export const isLoopback = (host: string) => /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
