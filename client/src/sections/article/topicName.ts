const acronyms: Record<string, string> = { ai: 'AI', iot: 'IoT', hr: 'HR', it: 'IT', seo: 'SEO' };

/** The label of a topic: `security` is `Security`, `iot` is `IoT`. */
export function topicName(topic: string): string {
  return acronyms[topic] ?? topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');
}
