export const programName = 'main.rb';

/** What runs a program and its tests in Ruby. A program that ends itself has not failed. */
export const prepare = `
require 'stringio'
# Every start has the same memory, and so would have the same chance.
srand(Random.new_seed)

module Waymark
  @last_steps = []

  class Missed < StandardError; end

  class << self
    def at_end(step) = @last_steps.push(step)

    def run(code)
      finish { TOPLEVEL_BINDING.eval(code, '${programName}', 1) }
    ensure
      $stdout = STDOUT
      STDOUT.flush
    end

    def test(text, printed, code)
      TOPLEVEL_BINDING.receiver.extend(Words)
      lines = printed.rstrip.lines.map(&:rstrip)
      check = TOPLEVEL_BINDING.eval("proc { |printed, lines, code| (#{text}\\n) }", 'check.rb')
      check.call(printed, lines, code) ? 'passes' : 'misses '
    rescue Missed => missed
      "misses #{missed.message}"
    rescue Exception => error
      "misses It stops with #{error.class}: #{error.message}"
    end

    def show(value)
      text = value.inspect
      text.length <= 160 ? text : "#{text[0, 160]} …"
    end

    private

    def finish
      fault = attempt { yield }
      fault = attempt { @last_steps.pop.call } || fault until @last_steps.empty?
      fault
    end

    def attempt
      yield
      nil
    rescue SystemExit
      nil
    rescue Exception => error
      tidy(error.full_message(highlight: false, order: :top))
    end

    # Without our own lines, and without the colors of a terminal.
    def tidy(message)
      message.gsub(/\\e\\[[\\d;]*m/, '').sub(/\\Aeval:\\d+:in 'Binding#eval': /, '')
        .gsub(/^\\tfrom (?:eval:\\d+|main\\.rb:in 'Kernel\\.eval').*\\n?/, '')
    end
  end

  module Words
    def equal(got, wanted)
      return true if got == wanted

      raise Missed, "It gives #{Waymark.show(got)}, and should give #{Waymark.show(wanted)}."
    end

    def near(got, wanted, within = 0.001)
      return true if (got - wanted).abs <= within

      raise Missed, "It gives #{Waymark.show(got)}, and should give about #{Waymark.show(wanted)}."
    end

    def matches(text, pattern) = pattern.match?(text)

    def raises(kind = StandardError)
      got = yield
    rescue kind
      true
    rescue StandardError, NotImplementedError => error
      raise Missed, "It raises #{error.class}, and should raise #{kind}."
    else
      raise Missed, "It raises no error, and gives #{Waymark.show(got)}."
    end

    def numbers_in(text)
      text.scan(/-?\\d+(?:\\.\\d+)?/).map { |one| one.include?('.') ? one.to_f : one.to_i }
    end

    def prints
      before = $stdout
      $stdout = StringIO.new
      yield
      $stdout.string.rstrip
    ensure
      $stdout = before
    end
  end
end

module Kernel
  private

  def at_exit(&step)
    Waymark.at_end(step)
    step
  end
end
`;
