/** The call `followed` answers the ids of so many bids at most, those first that the person began to follow last. */
export const mostFollowed = 100;
