/** How a member's name is shown to others: its first letter, and two stars however long it is: 林** */
export const maskedName = (nickname: string): string => `${[...nickname.trim()][0] ?? '用'}**`
