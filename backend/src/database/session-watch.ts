/**
 * Is told when a session of the database is asked for. The result is called when it is lent, and the result of that when it is
 * given back.
 */
export type SessionWatch = () => () => () => void;

export const unwatched: SessionWatch = () => () => () => {};
