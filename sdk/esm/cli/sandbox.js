import { trigger, triggers } from "./courses.js";
import { numberOf } from "./input.js";
import { UsageError } from "./usage-error.js";
// Typed by the interface's own words, so that one that it gains doesn't compile until it is completed here, too.
const steps = {
    open: true,
    offer: true,
    update_offer: true,
    retract_offer: true,
    confirm: true,
    message: true,
    give_back: true,
    start: true,
    delay: true,
    deliver: true,
    complete: true,
    win_dispute: true,
    lose_dispute: true,
    cancel: true,
};
const moments = {
    offers_expire: true,
    hold_ends_soon: true,
    hold_ends: true,
    late: true,
    acceptance: true,
    reviews_open: true,
};
/** Lets days pass for an order, or only looks what is ahead where neither a moment nor days are given. */
async function moveClock(client, orderId, until, days) {
    const params = { path: { orderId } };
    const path = '/sandbox/orders/{orderId}/clock';
    if (until === undefined && days === undefined)
        return (await client.GET(path, { params })).data;
    // The service says what a moment or a number is that it doesn't know.
    const body = { ...(until === undefined ? {} : { until }), ...(days === undefined ? {} : { days }) };
    return (await client.POST(path, { params, body: body })).data;
}
const order = { name: 'order' };
export const sandbox = [
    {
        name: 'trigger',
        words: [{ name: 'event', words: triggers }],
        summary: 'Makes any event happen, with a sandbox order of its own.',
        more: `Possible: ${triggers.join(', ')}`,
        run: async (given, { client, settings, print }) => {
            const event = given.word(0);
            // In production the order would be a real one: a ping alone places none.
            if (settings.apiKey?.startsWith('cs_live_') && event !== 'webhook.ping')
                throw new UsageError(`${event} is made to happen in the sandbox alone, with a key that begins with cs_dev_.`);
            const { orderId, events } = await trigger(client(), event);
            if (given.has('json'))
                print.one({ orderId, events });
            else
                print.say([orderId ?? 'sent', ...events.map((type) => `  ${type}`)].join('\n'));
        },
    },
    {
        name: 'sandbox steps',
        words: [order],
        summary: "What the other side's robot could do next with a sandbox order.",
        run: async (given, { client, print }) => {
            const { data } = await client().GET('/sandbox/orders/{orderId}/steps', {
                params: { path: { orderId: given.word(0) } },
            });
            await print.rows(data, [{ name: 'step', width: 20, of: (step) => step }]);
        },
    },
    {
        name: 'sandbox step',
        words: [order, { name: 'step', words: Object.keys(steps) }],
        summary: "Lets the other side's robot do something: offer, start, deliver …",
        run: async (given, { client, print }) => {
            const step = given.word(1); // the service says which there are
            const params = { path: { orderId: given.word(0) } };
            print.one((await client().POST('/sandbox/orders/{orderId}/steps', { params, body: { step } })).data);
        },
    },
    {
        name: 'sandbox clock',
        words: [order, { name: 'moment', words: Object.keys(moments), optional: true }],
        options: { days: { value: 'n', hint: 'how many days pass, after the moment where one is given' } },
        summary: 'Lets days pass for a sandbox order; without a moment it says what is ahead.',
        run: async (given, { client, print }) => {
            const [orderId = '', moment] = given.words;
            const clock = await moveClock(client(), orderId, moment, numberOf(given, 'days'));
            if (given.has('json'))
                return print.one(clock);
            if (clock.movedDays !== undefined)
                print.say(`${clock.movedDays} days have passed for ${orderId}.`);
            for (const { moment: next, days } of clock.ahead)
                print.say(`  ${next} in ${days} days`);
            if (clock.ahead.length === 0)
                print.say('  Nothing is ahead of it.');
        },
    },
];
