/** WeChat prints nothing. */
export {}
