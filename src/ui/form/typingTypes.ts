/** What is typed: it chooses the keyboard. */
export type Typing = 'text' | 'phone' | 'number' | 'digit' | 'idcard' | 'password' | 'code' | 'search'
