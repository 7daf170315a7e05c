/** A message of the chat-completions protocol. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}
