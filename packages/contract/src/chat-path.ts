/** The site's page of the chat room, where `chatUrl` leads. Apart from the calls: a page that only asks for the path loads none. */
export const CHAT_PATH = '/chat';
