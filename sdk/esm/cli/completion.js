import { optionsOf } from "./command.js";
import { UsageError } from "./usage-error.js";
/** What could come next behind these words, the last of which has just been begun. */
export function complete(commands, words) {
    const begun = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    return candidates(commands, before, begun).filter((word) => word.startsWith(begun));
}
function candidates(commands, before, begun) {
    const typed = before.filter((word) => !word.startsWith('-'));
    const command = commands.find(({ name }) => {
        const parts = name.split(' ');
        return parts.every((part, i) => typed[i] === part);
    });
    const options = optionsOf(command);
    const last = before.at(-1) ?? '';
    const asked = last.startsWith('--') ? options[last.slice(2)] : undefined;
    if (asked?.value !== undefined)
        return [...(asked.words ?? [])];
    if (begun.startsWith('-'))
        return Object.keys(options).map((name) => `--${name}`);
    if (command) {
        const place = typed.length - command.name.split(' ').length;
        return [...(command.words?.[place]?.words ?? [])];
    }
    const beginning = typed.join(' ');
    const rest = commands
        .map(({ name }) => name)
        .filter((name) => beginning === '' || name.startsWith(`${beginning} `))
        .map((name) => name.split(' ')[typed.length] ?? '');
    return [...new Set(rest)];
}
const scripts = {
    bash: `_callslip() {
  local IFS=$'\\n'
  COMPREPLY=($(callslip __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _callslip callslip
`,
    zsh: `#compdef callslip
_callslip() {
  local -a found
  found=("\${(@f)$(callslip __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found
}
compdef _callslip callslip
`,
    fish: `complete -c callslip -f -a '(callslip __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
};
export const completion = {
    name: 'completion',
    words: [{ name: 'shell', words: Object.keys(scripts) }],
    summary: 'Prints what makes a shell complete these commands.',
    more: 'bash: add  source <(callslip completion bash)  to ~/.bashrc\nzsh:  add  source <(callslip completion zsh)   to ~/.zshrc, after compinit\nfish: callslip completion fish > ~/.config/fish/completions/callslip.fish',
    run: async (given) => {
        const script = scripts[given.word(0)];
        if (script === undefined)
            throw new UsageError(`There is completion for ${Object.keys(scripts).join(', ')}.`);
        process.stdout.write(script);
    },
};
