// Runs in a thread of its own: some stories take tenths of a second to find, in which no other request would be answered.
import { createStoryteller } from '@storyloom/functions/storyteller';

export default createStoryteller();
